import { kafkaAdmin } from '@pinline/infra/servers/kafka'
import { waitFor } from './wait-for.ts'

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
    await waitFor('the groups to be deleted', () =>
      admin.deleteGroups(own).then(
        () => true,
        () => false,
      ),
    )
    return own
  } finally {
    await admin.disconnect()
  }
}
