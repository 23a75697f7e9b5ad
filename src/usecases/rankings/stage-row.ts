import type { RankedRecord } from '#data/queries/board-ranking.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { boardPoints, type PointsScale } from '#domain/rankings/board-points.ts';
import { lacksEvidence } from '#domain/records/evidence-duty.ts';

/** A row of a board's ranking as every list of it shows it. */
export type StageRow = Omit<RankedRecord, 'evidenceDuty'> & { readonly points: number | null; readonly evidenceMissing: boolean };

/** A ranked record with its points, and whether it shows the evidence that its place asked for. */
export function toStageRow(board: Board, { evidenceDuty, ...row }: RankedRecord, players: number, scale: PointsScale): StageRow {
  return {
    ...row,
    points: boardPoints(board, { ...row, players }, scale),
    evidenceMissing: lacksEvidence(row.state, evidenceDuty, { video: row.videoUrl !== null, image: row.hasImage }),
  };
}
