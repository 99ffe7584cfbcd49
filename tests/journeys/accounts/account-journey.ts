import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { TestSystem } from '../../harness/start-system.ts'

export interface JourneyContext {
  readonly system: TestSystem
  readonly browser: Browser
  readonly language: 'en' | 'zh_cn'
  /** Wide and light, or narrow and dark. */
  readonly options: BrowserContextOptions
}

/** One journey through accounts and access, by one person in a browser. */
export interface AccountJourney {
  readonly name: string
  readonly run: (journey: JourneyContext) => Promise<void>
}
