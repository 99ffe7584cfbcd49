import { loadChunk } from '@pinline/ui/design/load-chunk'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** React's `lazy`, with a retry, and with an end after two minutes: then the page says that it could not be loaded. */
export const lazyPart = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadChunk(load))
