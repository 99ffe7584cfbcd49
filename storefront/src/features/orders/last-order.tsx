import { Button } from '@pinline/ui/design/button.tsx'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listOrdersQuery } from './orders.queries.ts'
import { useReorder } from './reorder.mutation.ts'

const newest = { tab: 'all', q: '', page: 1, pageSize: 15 } as const

/** Adds the parts of the last order to an empty cart; nothing without an order. */
export function LastOrder(): ReactNode {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const order = useQuery(listOrdersQuery(useAppContext(), newest)).data?.list[0]
  const { buyAgain, isPending } = useReorder()
  if (order === undefined) return null
  const addLastOrder = async () => {
    const excluded = (await buyAgain(order)) ?? []
    if (excluded.length > 0)
      showErrorToast(t('empty.lastLeft', { models: format.enumeration(excluded.map(({ model }) => model)) }))
  }
  return (
    <Button isPending={isPending} onPress={() => void addLastOrder()}>
      {t('empty.last', { count: order.lines.length })}
    </Button>
  )
}
