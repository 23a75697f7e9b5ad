'use client';
import { FailurePage } from '#web/shell/failure-page.tsx';

export default FailurePage;
