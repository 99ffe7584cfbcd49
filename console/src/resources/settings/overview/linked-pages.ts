import type { KnownPath } from '../../../layout/known-paths.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import type { SettingGroup } from './setting-entry.ts'

interface LinkedPage {
  readonly path: KnownPath
  readonly group: SettingGroup
  readonly effect: MessageKey
}

/** What staff set on a page of its own, with its history there. The menus name the pages. */
export const linkedPages: readonly LinkedPage[] = [
  { path: '/ui-texts', group: 'texts', effect: 'settings.overview.effects.ui_texts' },
  { path: '/mail-texts', group: 'texts', effect: 'settings.overview.effects.mail_texts' },
  { path: '/snippets', group: 'texts', effect: 'settings.overview.effects.snippets' },
  { path: '/notices', group: 'texts', effect: 'settings.overview.effects.notices' },
  { path: '/content', group: 'content', effect: 'settings.overview.effects.content' },
  { path: '/categories', group: 'content', effect: 'settings.overview.effects.categories' },
  { path: '/sorts', group: 'content', effect: 'settings.overview.effects.sorts' },
  { path: '/roles', group: 'access', effect: 'settings.overview.effects.roles' },
  { path: '/menus', group: 'access', effect: 'settings.overview.effects.menus' },
  { path: '/api-keys', group: 'access', effect: 'settings.overview.effects.api_keys' },
  { path: '/webhook-endpoints', group: 'access', effect: 'settings.overview.effects.webhooks' },
]
