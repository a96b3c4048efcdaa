import { configure } from '@testing-library/dom';

/* A busy machine is no fault of a screen: what is waited for may take as long as a test may, and comes at once otherwise. */
configure({ asyncUtilTimeout: 30_000 });
