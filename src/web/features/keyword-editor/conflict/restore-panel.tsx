'use client'; // Client component: refreshes the page after a status change, which may make the entry editable.
import { useRouter } from 'next/navigation';
import type { EditorEntry, EditorWords } from '#web/features/keyword-editor/editor-context.ts';
import { StatusPanel } from '#web/features/keyword-editor/status-panel.tsx';

type Props = { entry: EditorEntry; name: string; words: EditorWords; flags: Readonly<Record<string, string>> };

/** Renders the status panel for an entry that cannot be edited. */
export function RestorePanel(props: Props) {
  const router = useRouter();
  return <StatusPanel {...props} onChanged={() => router.refresh()} />;
}
