'use client'; // the page is read again once the status has changed: then it may be the editor
import { useRouter } from 'next/navigation';
import type { EditorEntry, EditorWords } from './editor-context.ts';
import { StatusPanel } from './status-panel.tsx';

type Props = { entry: EditorEntry; name: string; words: EditorWords; flags: Readonly<Record<string, string>> };

/** The status of an entry that cannot be edited as it is. */
export function RestorePanel(props: Props) {
  const router = useRouter();
  return <StatusPanel {...props} onChanged={() => router.refresh()} />;
}
