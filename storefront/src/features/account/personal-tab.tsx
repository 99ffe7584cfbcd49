import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { Button } from '../../design/button.tsx'
import { DataSheet } from '../../design/data-sheet.tsx'
import { SkeletonRows } from '../../design/skeleton.tsx'
import { useFormats } from '../orders/formats.ts'
import { meQuery } from './addresses.queries.ts'
import { LoadFailure } from './load-failure.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Who is signed in, and the way out. */
export function PersonalTab(): ReactNode {
  const { t } = useTranslation('account')
  const query = useQuery(meQuery(useAppContext()))
  const signOut = useSignOut()
  const formats = useFormats()
  const me = query.data
  return (
    <>
      <div className="account-head">
        <h1>{t('personal.title')}</h1>
      </div>
      {me === undefined ? (
        query.isError && !query.isFetching ? (
          <LoadFailure
            title={t('personal.error')}
            retry={t('retry')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div className="sheet">
            <SkeletonRows rows={3} label={t('personal.loading')} />
          </div>
        )
      ) : (
        <DataSheet
          caption={t('personal.title')}
          missing={t('personal.none')}
          rows={[
            { label: t('personal.username'), value: me.username },
            { label: t('personal.phone'), value: me.phone },
            { label: t('personal.email'), value: me.email },
            { label: t('personal.since'), value: formats.date(me.registeredAt) },
          ]}
        />
      )}
      <p className="account-sign-out">
        <Button onPress={() => void signOut()}>
          <LogOut className="icon" aria-hidden="true" />
          {t('signOut')}
        </Button>
      </p>
    </>
  )
}
