import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLogOut } from '../../features/account/log-out.mutation.ts'
import { useTranslation } from '../use-translation.ts'

const tabs = ['orders', 'addresses', 'security'] as const

/** What a signed-in buyer looks for under the account button; signing out is last. */
export function AccountMenu({ close }: { close: () => void }): ReactNode {
  const { t } = useTranslation('shell')
  const logOut = useLogOut()
  return (
    <ul className="account-menu-list">
      <li>
        <Link to="/user/center" onClick={close}>
          {t('account.mine')}
        </Link>
      </li>
      {tabs.map((tab) => (
        <li key={tab}>
          <Link to="/user/center" search={{ tab }} onClick={close}>
            {t(`account.${tab}`)}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            close()
            void logOut()
          }}
        >
          <LogOut className="icon" aria-hidden="true" />
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  )
}
