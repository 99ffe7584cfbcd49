import { PopoverButton } from '@pinline/ui/design/popover-button.tsx'
import { useLoaded } from '@pinline/ui/design/use-loaded'
import { Link } from '@tanstack/react-router'
import { User } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../session/session.ts'
import { useTranslation } from '../use-translation.ts'

const loadMenu = () => import('./account-menu.tsx')

function LoadedMenu({ close }: { close: () => void }): ReactNode {
  const loaded = useLoaded(true, loadMenu, close)
  return loaded && <loaded.AccountMenu close={close} />
}

/** Sign in, or the menu of a signed-in buyer. */
export function AccountButton(): ReactNode {
  const { t } = useTranslation('shell')
  const session = useSession()
  if (session.status !== 'buyer') {
    return (
      <Link to="/login">
        <User className="icon" aria-hidden="true" />
        <span className="site-actions-text">{t('account.signIn')}</span>
      </Link>
    )
  }
  return (
    <PopoverButton
      label={t('account.mine')}
      className="site-actions-button"
      panelClassName="account-menu"
      panel={(close) => <LoadedMenu close={close} />}
    >
      <User className="icon" aria-hidden="true" />
      <span className="site-actions-text">{t('account.mine')}</span>
    </PopoverButton>
  )
}
