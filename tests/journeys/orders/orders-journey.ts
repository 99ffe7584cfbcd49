import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { TestSystem } from '../../harness/start-system.ts'

export interface JourneyContext {
  readonly system: TestSystem
  readonly browser: Browser
  readonly language: 'en' | 'zh_cn'
  /** Wide and light, or narrow and dark. */
  readonly options: BrowserContextOptions
}

/** One way from the cart to a paid order and after it, as a person in a browser goes it. */
export interface OrdersJourney {
  readonly name: string
  readonly run: (journey: JourneyContext) => Promise<void>
}
