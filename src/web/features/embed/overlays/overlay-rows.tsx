import { SmallPlanet } from '#web/features/embed/small-planet.tsx';
import type { WidgetRow } from '#web/features/embed/widget-row.ts';

/** The rows of an overlay. A key that was not there before is shown as new (follow-overlay.ts). */
export const OverlayRows = ({ rows }: { rows: readonly WidgetRow[] }) => (
  <ol>
    {rows.map((row) => (
      <li key={row.key} data-key={row.key} data-own={row.isOwn ? '' : undefined}>
        <span className="place" data-medal={row.rank <= 3 ? row.rank : undefined}>
          {row.place}
        </span>
        {row.planet && <SmallPlanet {...row.planet} />}
        <span className="name">{row.label}</span>
        <b>{row.value}</b>
      </li>
    ))}
  </ol>
);
