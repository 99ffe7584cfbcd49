import { Menu, MenuItem } from '@mui/material'
import { BrandMark } from '@pinline/ui/design/brand.tsx'
import { useState } from 'react'
import { useGetIdentity, useLocaleState, useLogout } from 'react-admin'
import { Link } from 'react-router-dom'
import { consoleLanguages, tagOf } from '../messages/languages.ts'
import { useText } from '../messages/use-text.ts'
import { AppearanceDialog } from './appearance/appearance-dialog.tsx'
import { GlobalSearch } from './global-search/global-search.tsx'
import { Icon } from './icon.tsx'
import { showShortcutHelp } from './keyboard/shortcut-help-state.ts'
import { profilePath } from './known-paths.ts'
import { NotificationBell } from './notifications/notification-bell.tsx'

const LanguageMenu = () => {
  const text = useText()
  const [locale, setLocale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = consoleLanguages.find((language) => language.locale === locale)?.name ?? locale
  return (
    <>
      <button
        type="button"
        className="band-button"
        aria-haspopup="menu"
        aria-label={text('shell.language', { name: current })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="globe" />
        <span className="from-750" lang={tagOf(locale)}>
          {current}
        </span>
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {consoleLanguages.map((language) => (
          <MenuItem
            key={language.locale}
            lang={tagOf(language.locale)}
            selected={language.locale === locale}
            onClick={() => {
              setAnchor(null)
              setLocale(language.locale)
            }}
          >
            {language.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const AccountMenu = () => {
  const text = useText()
  const logout = useLogout()
  const { identity } = useGetIdentity()
  const [isAppearanceOpen, setAppearanceOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = identity?.fullName ?? ''
  return (
    <>
      <button
        type="button"
        className="band-button"
        aria-haspopup="menu"
        aria-label={text('shell.account', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="from-750">{name}</span>
        <span className="below-750">
          <Icon name="settings" />
        </span>
        <Icon name="down" size={14} />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true } }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setAppearanceOpen(true)
          }}
        >
          {text('shell.appearance.entry')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            showShortcutHelp(true)
          }}
        >
          {text('shell.shortcuts.entry')}
        </MenuItem>
        <MenuItem component={Link} to={profilePath} onClick={() => setAnchor(null)}>
          {text('profile.entry')}
        </MenuItem>
        <MenuItem onClick={() => void logout({}, '/login', false)}>{text('session.log_out')}</MenuItem>
      </Menu>
      {isAppearanceOpen && <AppearanceDialog onClose={() => setAppearanceOpen(false)} />}
    </>
  )
}

interface AppHeaderProps {
  readonly onMenu: (() => void) | undefined
  /** No shop data may be requested yet. */
  readonly isRestricted?: boolean
}

/** The header: brand, search, notifications, language, account. */
export const AppHeader = ({ onMenu, isRestricted = false }: AppHeaderProps) => {
  const text = useText()
  return (
    <header className="band">
      {onMenu !== undefined && (
        <button type="button" className="band-button" aria-label={text('shell.menu')} onClick={onMenu}>
          <Icon name="menu" />
        </button>
      )}
      <Link to="/" className="brand">
        <BrandMark />
        <span>
          {text('shell.brand')} <span className="brand-light from-750">{text('shell.console')}</span>
        </span>
      </Link>
      {isRestricted ? <span className="find" /> : <GlobalSearch />}
      <div className="band-end">
        {!isRestricted && <NotificationBell />}
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  )
}
