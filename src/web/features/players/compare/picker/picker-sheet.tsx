'use client'; // Client component: opens over the page.
import type { ComponentProps } from 'react';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { PickerBody } from './picker-body.tsx';

type Props = ComponentProps<typeof PickerBody> & { open: boolean; onClose: () => void };

/** The opponent picker as a sheet over a comparison. */
export const PickerSheet = ({ open, onClose, ...body }: Props) => (
  <Sheet open={open} onClose={onClose} label={body.labels.title} closeLabel={body.labels.close}>
    <PickerBody {...body} />
  </Sheet>
);
