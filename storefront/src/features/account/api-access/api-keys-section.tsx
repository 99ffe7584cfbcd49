import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { Button } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../../app/load-failure.tsx'
import { useAppContext } from '../../../app/use-app-context.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { getMeQuery } from '../addresses.queries.ts'
import { ApiKeyItem } from './api-key-item.tsx'
import { listApiKeysQuery, reloadApiKeys } from './api-keys.queries.ts'
import { ChangeApiKeyDialog } from './change-api-key-dialog.tsx'
import { CreateApiKeyDialog } from './create-api-key-dialog.tsx'
import { RevokeApiKeyDialog } from './revoke-api-key-dialog.tsx'
import { RotateApiKeyDialog } from './rotate-api-key-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'change' | 'rotate' | 'revoke'; readonly apiKey: ApiKeyRow }
  | { readonly kind: 'secret'; readonly name: string; readonly secret: string | null }

function ApiKeyDialogs({ open, onOpen }: { open: Open; onOpen: (open: Open | undefined) => void }): ReactNode {
  const { t } = useTranslation('api-access')
  const context = useAppContext()
  const me = useQuery(getMeQuery(context)).data
  const contact = me?.email ?? me?.phone ?? ''
  const close = () => onOpen(undefined)
  const showSecret = async ({ key, secret }: { readonly key: ApiKeyRow; readonly secret: string | null }) => {
    onOpen({ kind: 'secret', name: key.name ?? key.prefix, secret })
    await reloadApiKeys(context.queryClient)
  }
  switch (open.kind) {
    case 'create':
      return <CreateApiKeyDialog contact={contact} onClose={close} onDone={showSecret} />
    case 'change':
      return <ChangeApiKeyDialog apiKey={open.apiKey} contact={contact} onClose={close} />
    case 'rotate':
      return <RotateApiKeyDialog apiKey={open.apiKey} contact={contact} onClose={close} onDone={showSecret} />
    case 'revoke':
      return <RevokeApiKeyDialog apiKey={open.apiKey} onClose={close} />
    case 'secret':
      return (
        <SecretDialog
          title={t('secret.title', { name: open.name })}
          secret={open.secret}
          note={t('secret.once')}
          undelivered={t('secret.undelivered')}
          onClose={close}
        />
      )
    default:
      return open satisfies never
  }
}

/** The buyer's API keys: create, edit, give a new secret, revoke. */
export function ApiKeysSection(): ReactNode {
  const { t } = useTranslation('api-access')
  const query = useQuery(listApiKeysQuery(useAppContext()))
  const [open, setOpen] = useState<Open>()
  const [openedAt] = useState(() => new Date().toISOString())
  const keys = query.data
  const create = (
    <Button onPress={() => setOpen({ kind: 'create' })}>
      <Plus className="icon" aria-hidden="true" />
      {t('create.confirm')}
    </Button>
  )
  return (
    <section className="account-part" aria-labelledby="api-keys">
      <div className="security-head">
        <h2 id="api-keys">{t('keys.title')}</h2>
        {keys !== undefined && keys.length > 0 && create}
      </div>
      {keys === undefined ? (
        query.isError && !query.isFetching ? (
          <LoadFailure
            title={t('keys.error')}
            retry={t('retry')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div className="sheet">
            <SkeletonRows rows={2} label={t('keys.loading')} />
          </div>
        )
      ) : keys.length === 0 ? (
        <div className="sheet">
          <EmptyState title={t('keys.empty')} actions={create}>
            <p>{t('keys.emptyText')}</p>
          </EmptyState>
        </div>
      ) : (
        <ul className="sheet security-rows">
          {keys.map((apiKey) => (
            <ApiKeyItem
              key={apiKey.id}
              apiKey={apiKey}
              isExpired={apiKey.expiresAt !== null && apiKey.expiresAt <= openedAt}
              onCommand={(kind) => setOpen({ kind, apiKey })}
            />
          ))}
        </ul>
      )}
      {open !== undefined && <ApiKeyDialogs open={open} onOpen={setOpen} />}
    </section>
  )
}
