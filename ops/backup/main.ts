// Commands for backups and restores. docs/backup.md explains them step by step.
// npm run backup -- take                            Takes a backup in each repository: a full one each week, a
//                                                   differential one each day, otherwise an incremental one, or as
//                                                   --type full|diff|incr says.
// npm run backup -- check                           Exits with 1 when WAL does not reach every repository, or
//                                                   data checksums are off.
// npm run backup -- verify                          Reads all repositories, or --repo 1, and exits with 1 on any
//                                                   damage.
// npm run backup -- info                            Lists the backups.
// npm run backup -- restore --into D                Creates a data folder from the first intact repository. It replays
//                                                   the WAL to its end, or to --until 2026-11-16T01:30:00Z. --repo 2,1
//                                                   sets which repositories it tries, --set LABEL the backup.
// npm run backup -- objects --folder F              Copies new objects.
// npm run backup -- verify-objects --folder F       Reads all copied objects and exits with 1 on any damage.
// npm run backup -- restore-objects --folder F      Copies objects back to the configured storage. Accepts --until.
// npm run backup -- keep --folder F                 Lists objects beyond the retention period. With --delete, deletes
//                                                   them.
import { databaseCommands } from './database-commands.ts';
import { readOptions } from './options.ts';

async function main(): Promise<void> {
  const { command, options } = readOptions(process.argv.slice(2));
  // Loaded on demand, because the user postgres, which runs the other commands, must not run code of npm packages.
  const commands = command in databaseCommands ? databaseCommands : (await import('./object-commands.ts')).objectCommands;
  const work = commands[command];
  if (!work) throw new Error(`choose a command: ${Object.keys({ ...databaseCommands, ...commands }).join(', ')}`);
  await work(options);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
