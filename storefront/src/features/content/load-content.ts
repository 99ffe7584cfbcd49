import { CallRefused } from '@pinline/ui/api-client/outcome'
import { notFound, redirect } from '@tanstack/react-router'
import { shopAddress } from '../../app/shop-address.ts'

interface Loaded {
  readonly path: string | null
  readonly movedTo: string | null
}

/**
 * What the page at a path loads: unknown content is 404, content that staff took back 410. A former path, and any other
 * that finds the same content, leads on for ever (301).
 */
export const loadContent = async <View extends Loaded>(loading: Promise<View>, path: string): Promise<View> => {
  const view = await loading.catch((error: unknown) => {
    if (!(error instanceof CallRefused) || error.refused.status !== 404) throw error
    throw notFound({ data: { isGone: error.refused.code === 'content-withdrawn' } })
  })
  const present = view.movedTo ?? view.path
  if (present !== null && present !== path) throw redirect({ ...shopAddress(present), statusCode: 301 })
  return view
}
