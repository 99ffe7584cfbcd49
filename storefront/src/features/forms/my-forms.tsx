import './forms.css'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Pagination } from '@pinline/ui/design/pagination.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useSession } from '../../session/session.ts'
import { type FormListRequest, listMyFormsQuery } from './forms.queries.ts'
import { MyFormItem } from './my-form-item.tsx'

interface MyFormsProps {
  /** Nothing is shown instead of an empty list. */
  readonly hidesEmpty?: boolean
}

/** The forms that the signed-in buyer, or this browser, has sent, newest first, with the replies. */
export function MyForms({ hidesEmpty = false }: MyFormsProps): ReactNode {
  const { t } = useTranslation('forms')
  const session = useSession()
  const [request, setRequest] = useState<FormListRequest>({ page: 1, pageSize: 15 })
  const sender = session.status === 'buyer' ? session.buyer.id : 'browser'
  const list = useQuery({
    ...listMyFormsQuery(useAppContext(), sender, request),
    enabled: session.status !== 'unknown',
  })
  if (hidesEmpty && (list.data === undefined || list.data.total === 0)) return null
  return (
    <section className="sheet my-forms" aria-labelledby="my-forms">
      <h2 id="my-forms" className="order-section-title">
        {t('mine.title')}
      </h2>
      {list.data === undefined ? (
        list.isError && !list.isFetching ? (
          <LoadFailure
            title={t('mine.failed')}
            retry={t('mine.retry')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <SkeletonRows label={t('mine.loading')} />
        )
      ) : list.data.total === 0 ? (
        <EmptyState title={t('mine.none')} />
      ) : (
        <>
          <ol aria-busy={list.isPlaceholderData}>
            {list.data.list.map((form) => (
              <MyFormItem key={form.formNo} form={form} />
            ))}
          </ol>
          {list.data.total > request.pageSize && (
            <Pagination
              page={list.data.page}
              pageSize={list.data.pageSize}
              total={list.data.total}
              onChange={({ page, pageSize }) =>
                setRequest({ page, pageSize: pageSize === 30 || pageSize === 50 ? pageSize : 15 })
              }
              texts={{
                label: t('pager.label'),
                sizes: t('pager.sizes'),
                previous: t('pager.previous'),
                next: t('pager.next'),
                total: t('pager.total', { count: list.data.total }),
              }}
            />
          )}
        </>
      )}
    </section>
  )
}
