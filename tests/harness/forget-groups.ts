import { kafkaAdmin } from '@pinline/infra/servers/kafka'
import { z } from 'zod'
import { waitFor } from './wait-for.ts'

const groupNotFound = 69
const refusal = z.object({ groups: z.array(z.object({ errorCode: z.number() })) })

const isDeleted = (admin: ReturnType<typeof kafkaAdmin>, group: string): Promise<boolean> =>
  admin.deleteGroups([group]).then(
    () => true,
    (error: unknown) => refusal.parse(error).groups.every(({ errorCode }) => errorCode === groupNotFound),
  )

/**
 * Deletes the offsets of stopped consumers and nothing else, as Kafka does after a week without them.
 * @param prefix of an installation, or of one of its services
 * @returns the groups
 */
export const forgetGroups = async (brokers: string, prefix: string): Promise<string[]> => {
  const admin = kafkaAdmin(brokers)
  await admin.connect()
  try {
    const { groups } = await admin.listGroups()
    const own = groups.map(({ groupId }) => groupId).filter((group) => group.startsWith(prefix))
    // One that still has members is tried again alone: a list that holds a deleted group is refused for ever.
    for (const group of own) await waitFor(`${group} to be deleted`, () => isDeleted(admin, group))
    return own
  } finally {
    await admin.disconnect()
  }
}
