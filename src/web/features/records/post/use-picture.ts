import { useCallback, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import type { DroppedImage } from '#web/ui/media/image-drop.tsx';
import { pictureAddress } from '#web/ui/media/picture-address.ts';
import { type UploadFailure, uploadPicture } from '#web/ui/media/upload-picture.ts';
import type { StoredPicture } from './stored-draft.ts';

type State = { readonly image?: DroppedImage | undefined; readonly busy: boolean; readonly failure?: UploadFailure | undefined };

/**
 * Manages the picture of a form. Uploads the picture as soon as it is chosen, so that the form only sends its id. A
 * later choice replaces an earlier one.
 */
export function usePicture(onTaken: (picture: StoredPicture | undefined) => void) {
  const [state, setState] = useState<State>({ busy: false });
  const upload = useRef<AbortController>(undefined);

  const pick = useCallback(
    async (file: File) => {
      upload.current?.abort();
      const own = new AbortController();
      upload.current = own;
      const image = { name: file.name, bytes: file.size };
      setState({ image, busy: true });
      onTaken(undefined);
      pictureAddress(file).then(
        (address) => upload.current === own && setState((before) => ({ ...before, image: { ...image, look: address } })),
      );
      const taken = await uploadPicture(file, MAX_UPLOAD_BYTES, own.signal);
      if (upload.current !== own) return;
      if ('failure' in taken) return setState({ busy: false, failure: taken.failure });
      setState((before) => ({ ...before, busy: false }));
      onTaken({ uploadId: taken.uploadId, name: file.name, bytes: file.size });
    },
    [onTaken],
  );
  const remove = () => {
    upload.current?.abort();
    upload.current = undefined;
    setState({ busy: false });
    onTaken(undefined);
  };
  const restore = (image: DroppedImage | undefined) => setState({ image, busy: false });
  return { ...state, pick, remove, restore };
}
