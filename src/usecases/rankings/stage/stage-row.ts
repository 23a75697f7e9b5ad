import type { RankedRecord } from '#data/queries/rankings/board-ranking.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPoints, type PointsScale } from '#domain/rankings/board-points.ts';
import { lacksEvidence } from '#domain/records/evidence/evidence-duty.ts';

/** A row in a board's ranking, as shown in every list. */
export type StageRow = Omit<RankedRecord, 'evidenceDuty'> & { readonly points: number | null; readonly evidenceMissing: boolean };

/** Converts a ranked record to a row with its points and whether required evidence is missing. */
export function toStageRow(board: Board, { evidenceDuty, ...row }: RankedRecord, players: number, scale: PointsScale): StageRow {
  return {
    ...row,
    points: boardPoints(board, { ...row, players }, scale),
    evidenceMissing: lacksEvidence(row.state, evidenceDuty, { video: row.videoUrl !== null, image: row.hasImage }),
  };
}
