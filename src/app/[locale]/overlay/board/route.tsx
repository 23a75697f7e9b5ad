import { overlayAnswer } from '#web/features/embed/overlays/overlay-answer.tsx';

export const GET = overlayAnswer('board');
