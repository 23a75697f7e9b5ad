import { configure } from '@testing-library/react';
import { within } from './patience.ts';

configure({ asyncUtilTimeout: within(15_000) });
