import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 }); // a busy machine is slow, not wrong
