const FOLDER = `${process.cwd()}/node_modules/.cache/mutation`;

/** Folder of the files that the script and its test runs exchange. */
export const EXCHANGE_FOLDER = FOLDER;
/** Holds the id of the active mutant; empty for the original code. */
export const ACTIVE_MUTANT = `${FOLDER}/active-mutant`;
/** Holds the ids of the mutants that the last run of the original code executed, as JSON. */
export const COVERED_MUTANTS = `${FOLDER}/covered-mutants.json`;
