import type { ReactNode } from 'react'
import { isGone } from '../../app/gone.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { NotFoundFrame } from './not-found-frame.tsx'

/** An address without a page, or one whose page staff took back. */
export function NotFoundPage({ data }: { data?: unknown }): ReactNode {
  const { t } = useTranslation('shell')
  return isGone(data) ? (
    <NotFoundFrame title={t('notFound.gone')} text={t('notFound.goneText')} />
  ) : (
    <NotFoundFrame title={t('notFound.title')} text={t('notFound.text')} />
  )
}
