'use client';
import { FailurePage } from '#web/shell/not-found/failure-page.tsx';

export default FailurePage;
