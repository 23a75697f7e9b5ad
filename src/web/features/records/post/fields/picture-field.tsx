import { IMAGE_KINDS } from '#domain/evidence/image-rules.ts';
import { answerText } from '#web/features/records/post/answer-words.ts';
import type { PostWords } from '#web/features/records/post/post-context.ts';
import type { usePicture } from '#web/features/records/post/use-picture.ts';
import { ImageDrop, type ImagePurpose } from '#web/ui/media/image-drop.tsx';

type Props = {
  words: Pick<PostWords, 'fields' | 'answers' | 'errors'>;
  picture: ReturnType<typeof usePicture>;
  uploadId: string | undefined;
  hint?: string;
  purpose?: ImagePurpose | undefined;
};

/** Renders the form field for the picture of a record, which submits the upload id. */
export function PictureField({ words, picture, uploadId, hint, purpose }: Props) {
  const { fields } = words;
  return (
    <div>
      <input type="hidden" name="uploadId" value={uploadId ?? ''} readOnly />
      <ImageDrop
        name="uploadId"
        words={{
          label: fields.image,
          add: fields.imageAdd,
          drop: fields.imageDrop,
          help: fields.imageHelp,
          choose: fields.imageChoose,
          camera: fields.imageCamera,
          sending: fields.imageSending,
          attached: fields.imageAttached,
          failed: fields.imageFailed,
          retry: fields.imageRetry,
          remove: fields.imageRemove,
        }}
        hint={hint}
        purpose={purpose}
        accept={IMAGE_KINDS.map((kind) => `image/${kind}`).join(',')}
        image={picture.image}
        busy={picture.busy}
        progress={picture.progress}
        failure={picture.failure && answerText(words, picture.failure)}
        onPick={picture.pick}
        onRetry={picture.retry}
        onRemove={picture.remove}
      />
    </div>
  );
}
