import { useListContext } from 'react-admin'
import { z } from 'zod'
import type { ListMeta } from '../../providers/data-provider.ts'

const listMeta: z.ZodType<ListMeta> = z.object({ totalIsAtLeast: z.boolean() })

/** Metadata of a list beside its rows; most lists count every row and have none. */
export const listMetaOf = (meta: unknown): ListMeta => listMeta.safeParse(meta).data ?? { totalIsAtLeast: false }

/** The metadata of the surrounding list. */
export const useListMeta = (): ListMeta => listMetaOf(useListContext().meta)
