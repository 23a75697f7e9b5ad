import { configure } from '@testing-library/react';
import { WAIT_FOR_STATE_MS } from './hung-test.ts';

configure({ asyncUtilTimeout: WAIT_FOR_STATE_MS });
