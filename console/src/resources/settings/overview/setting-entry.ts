import type { SettingRow } from '@pinline/contracts/api/setting'

/** The groups of the page, in their order. */
export const settingGroups = [
  'orders',
  'holds',
  'after_sales',
  'seller',
  'tax',
  'carriers',
  'freight',
  'currencies',
  'languages',
  'texts',
  'content',
  'access',
  'environment',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** A setting in the person's language. */
export interface SettingEntry {
  readonly key: string
  readonly group: SettingGroup
  readonly name: string
  readonly effect: string
  /** What it is now; null where a page of its own shows it. */
  readonly value: string | null
  /** Null: never. Undefined: its own page says it. */
  readonly changed: SettingRow['changed'] | undefined
  /** Which service has its history. */
  readonly history: 'order' | 'catalogue' | null
  /** The environment variable that sets it. */
  readonly variable: string | null
  /** Where it is changed, and whether that is a page of its own. */
  readonly change: { readonly path: string; readonly isPage: boolean } | null
}
