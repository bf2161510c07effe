import { z } from 'zod';

// The content policy forbids eval, and even zod's probe for it would be reported as a violation. This must
// run before any schema is used, so main.ts imports it first.
z.config({ jitless: true });
