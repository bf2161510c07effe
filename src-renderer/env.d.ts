import type { TefudaClient } from '@shared/contract/client';

declare global {
  interface Window {
    /** Electron's preload gives it; under the web host it is absent. */
    readonly tefuda?: TefudaClient;
  }

  interface ImportMeta {
    /** Filled in by the build. */
    readonly env: { readonly DEV: boolean };
  }
}
