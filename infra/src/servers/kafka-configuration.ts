/** Settings of a broker that is its own controller (KRaft) and the only one. */
export type BrokerSettings = { port: number; controllerPort: number; logFolder: string }

/**
 * The broker's configuration as a properties file. One broker, so the replication factor is one; few partitions for
 * Kafka's own topics, so that it starts quickly; no delay before a consumer group's first assignment; a session of 4 s,
 * which is how long a killed broker must wait before it can rejoin; no deletion by age, because topics have the full
 * history; no automatic topic creation.
 */
export const brokerProperties = ({ port, controllerPort, logFolder }: BrokerSettings): string => {
  const settings: Record<string, string | number | boolean> = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': logFolder,
    'auto.create.topics.enable': false,
    'num.partitions': 6,
    'default.replication.factor': 1,
    'min.insync.replicas': 1,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 2,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 1,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 1000,
    'log.retention.ms': -1,
    'log.retention.bytes': -1,
    'message.max.bytes': 2 * 1024 * 1024,
    'replica.fetch.max.bytes': 2 * 1024 * 1024,
    'controller.quorum.election.timeout.ms': 200,
    'controller.quorum.election.backoff.max.ms': 200,
    'broker.heartbeat.interval.ms': 500,
    'broker.session.timeout.ms': 4000,
    'num.network.threads': 2,
    'num.io.threads': 4,
    'log.cleaner.dedupe.buffer.size': 8 * 1024 * 1024,
    'log.segment.bytes': 64 * 1024 * 1024,
  }
  return Object.entries(settings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('')
}
