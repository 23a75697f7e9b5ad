import { embedAnswer } from '#web/features/embed/cards/embed-answer.tsx';

export const GET = embedAnswer('stage');
