import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export default NotFoundPage;
