import { createSharedComposable, useDevicePixelRatio } from '@vueuse/core';

/** Device pixels in a CSS pixel of this screen: watched once for all the cards on it. */
export const usePixelRatio = createSharedComposable(useDevicePixelRatio);
