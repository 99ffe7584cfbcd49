import { useListContext } from 'react-admin'
import { z } from 'zod'
import type { ListMeta } from '../providers/data-provider.ts'

const listMeta: z.ZodType<ListMeta> = z.object({ totalIsAtLeast: z.boolean() })

/** What a list tells beside its rows; most count every row and tell nothing. */
export const listMetaOf = (meta: unknown): ListMeta => listMeta.safeParse(meta).data ?? { totalIsAtLeast: false }

/** The same of the list around. */
export const useListMeta = (): ListMeta => listMetaOf(useListContext().meta)
