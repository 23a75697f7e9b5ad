// Styles that the pages of a player and of comparisons share, in the order of the cascade. These pages import this file
// right after the styles of the shell, so that neither loads the other's own styles.
import '#web/features/players/cards/cards.module.css';
import '#web/features/players/records/player-filters.module.css';
import '#web/features/players/tools.module.css';
import '#web/features/players/compare/compare-form.module.css';
import '#web/features/players/compare/compare-page.module.css';
