import { useCallback, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import type { DroppedImage } from '#web/ui/media/image-drop.tsx';
import { pictureAddress } from '#web/ui/media/picture-address.ts';
import { type UploadFailure, uploadPicture } from '#web/ui/media/upload-picture.ts';
import type { StoredPicture } from './stored-draft.ts';

type State = {
  readonly image?: DroppedImage | undefined;
  readonly busy: boolean;
  readonly progress?: number; // Part that has been sent, from 0 to 1.
  readonly failure?: UploadFailure | undefined;
};

// After these failures, only another file can succeed.
const UNUSABLE: readonly UploadFailure[] = ['too-large', 'not-an-image', 'too-many-pixels'];

/**
 * Manages the picture of a form. Uploads the picture as soon as it is chosen, so that the form only sends its id. A
 * later choice replaces an earlier one. After a failed upload, the file is kept for another try.
 */
export function usePicture(onTaken: (picture: StoredPicture | undefined) => void) {
  const [state, setState] = useState<State>({ busy: false });
  const upload = useRef<AbortController>(undefined);
  const chosen = useRef<File>(undefined);

  const pick = useCallback(
    async (file: File) => {
      upload.current?.abort();
      const own = new AbortController();
      upload.current = own;
      chosen.current = file;
      const image = { name: file.name, bytes: file.size };
      const update = (part: Partial<State>) => upload.current === own && setState((before) => ({ ...before, ...part }));
      setState({ image, busy: true, progress: 0 });
      onTaken(undefined);
      pictureAddress(file).then((address) => update({ image: { ...image, look: address } }));
      const taken = await uploadPicture(file, MAX_UPLOAD_BYTES, { stop: own.signal, onProgress: (progress) => update({ progress }) });
      if (upload.current !== own) return;
      if ('failure' in taken && UNUSABLE.includes(taken.failure)) return setState({ busy: false, failure: taken.failure });
      if ('failure' in taken) return update({ busy: false, failure: taken.failure });
      update({ busy: false });
      onTaken({ uploadId: taken.uploadId, name: file.name, bytes: file.size });
    },
    [onTaken],
  );
  const retry = () => chosen.current && pick(chosen.current);
  const remove = () => {
    upload.current?.abort();
    upload.current = undefined;
    chosen.current = undefined;
    setState({ busy: false });
    onTaken(undefined);
  };
  const restore = (image: DroppedImage | undefined) => setState({ image, busy: false });
  /** Returns the file that was chosen and not removed. */
  const file = () => (state.image ? chosen.current : undefined);
  return { ...state, pick, retry, remove, restore, file };
}
