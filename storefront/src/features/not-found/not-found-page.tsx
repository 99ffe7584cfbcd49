import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { NotFoundFrame } from './not-found-frame.tsx'

/** An address without a page. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation('shell')
  return <NotFoundFrame title={t('notFound.title')} text={t('notFound.text')} />
}
