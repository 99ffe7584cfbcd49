import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { Button } from '@pinline/ui/design/button.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../../../app/format.ts'
import { useTranslation } from '../../../app/use-translation.ts'

interface ApiKeyItemProps {
  readonly apiKey: ApiKeyRow
  readonly isExpired: boolean
  readonly onCommand: (kind: 'change' | 'rotate' | 'revoke') => void
}

/** When it was created, ends, and was used last. */
function Times({ apiKey: { createdAt, expiresAt, lastUsedAt, previousUntil } }: { apiKey: ApiKeyRow }): ReactNode {
  const { t } = useTranslation('api-access')
  const format = useFormat()
  return (
    <>
      <span className="small api-times">
        <span>{t('keys.created', { time: format.moment(createdAt) })}</span>
        <span>{expiresAt === null ? t('keys.never') : t('keys.expires', { time: format.moment(expiresAt) })}</span>
        <span>{lastUsedAt === null ? t('keys.unused') : t('keys.lastUsed', { time: format.moment(lastUsedAt) })}</span>
      </span>
      {previousUntil !== null && (
        <span className="small">{t('keys.previousUntil', { time: format.moment(previousUntil) })}</span>
      )}
    </>
  )
}

/** One key of the list. */
export function ApiKeyItem({ apiKey, isExpired, onCommand }: ApiKeyItemProps): ReactNode {
  const { t } = useTranslation('api-access')
  const name = apiKey.name ?? apiKey.prefix
  return (
    <li className="security-row api-row">
      <div className="security-what">
        <span>
          <b>{name}</b> <span className="small figure">{apiKey.prefix}…</span>{' '}
          {isExpired && <span className="tag">{t('keys.expired')}</span>}
        </span>
        <ul className="api-tags" aria-label={t('form.scopes')}>
          {apiKey.scopes.map((scope) => (
            <li key={scope} className="tag">
              {t(`scope.${scope.replace(':', '-')}`)}
            </li>
          ))}
        </ul>
        <Times apiKey={apiKey} />
      </div>
      <div className="account-buttons">
        <Button small aria-label={t('rotate.name', { name })} onPress={() => onCommand('rotate')}>
          {t('rotate.command')}
        </Button>
        <Button small tone="quiet" aria-label={t('change.name', { name })} onPress={() => onCommand('change')}>
          {t('change.command')}
        </Button>
        <Button small tone="quiet" aria-label={t('revoke.name', { name })} onPress={() => onCommand('revoke')}>
          {t('revoke.command')}
        </Button>
      </div>
    </li>
  )
}
