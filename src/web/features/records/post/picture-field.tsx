import { IMAGE_KINDS } from '#domain/evidence/image-rules.ts';
import { ImageDrop } from '#web/ui/media/image-drop.tsx';
import { answerText } from './answer-words.ts';
import type { PostWords } from './post-context.ts';
import type { usePicture } from './use-picture.ts';

type Props = {
  words: Pick<PostWords, 'fields' | 'answers' | 'errors'>;
  picture: ReturnType<typeof usePicture>;
  uploadId: string | undefined;
  hint?: string;
};

/** Renders the form field for the picture of a record, which submits the upload id. */
export function PictureField({ words, picture, uploadId, hint }: Props) {
  const { fields } = words;
  return (
    <div>
      <input type="hidden" name="uploadId" value={uploadId ?? ''} readOnly />
      <ImageDrop
        name="uploadId"
        words={{
          label: fields.image,
          drop: fields.imageDrop,
          help: fields.imageHelp,
          choose: fields.imageChoose,
          camera: fields.imageCamera,
          sending: fields.imageSending,
          remove: fields.imageRemove,
        }}
        hint={hint}
        accept={IMAGE_KINDS.map((kind) => `image/${kind}`).join(',')}
        image={picture.image}
        busy={picture.busy}
        failure={picture.failure && answerText(words, picture.failure)}
        onPick={picture.pick}
        onRemove={picture.remove}
      />
    </div>
  );
}
