// Styles that the pages of an event and of its replay share, in the order of the cascade. Both pages import this file
// right after the styles of the shell, so that neither loads the other's own styles.
import '#web/ui/player/team-mark.module.css';
import '#web/ui/table/cell-grid.module.css';
import '#web/ui/table/stacked-bars.module.css';
import '#web/ui/table/tug-bar.module.css';
import '#web/ui/page/hash-text.module.css';
import '#web/features/events/cards/amendments.module.css';
import '#web/features/events/cards/result-card.module.css';
