import { defineService } from '@pinline/chassis/service'
import { notificationConfig } from './config.ts'
import { deliverMessage } from './jobs/deliver-message.job.ts'
import { mailboxPages } from './mailbox/mailbox-pages.ts'
import { smtpTransport } from './messages/mail-transport.ts'
import { encryptedMessages, Outbox } from './messages/outbox.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { reconcileToDos } from './order-to-dos/reconcile-to-dos.ts'
import { keepToDoUntilAfterSaleIsAnswered } from './reactions/keep-to-do-until-after-sale-is-answered.reaction.ts'
import { keepToDoUntilLatePaymentIsSettled } from './reactions/keep-to-do-until-late-payment-is-settled.reaction.ts'
import { keepToDoUntilQuotationIsAnswered } from './reactions/keep-to-do-until-quotation-is-answered.reaction.ts'
import { keepToDoWhileOrderIsPrepared } from './reactions/keep-to-do-while-order-is-prepared.reaction.ts'
import { keepToDoWhileRefundIsDue } from './reactions/keep-to-do-while-refund-is-due.reaction.ts'
import { writeToBuyerWhenAfterSaleMoves } from './reactions/write-to-buyer-when-after-sale-moves.reaction.ts'
import { writeToBuyerWhenDeliveryChanged } from './reactions/write-to-buyer-when-delivery-changed.reaction.ts'
import { writeToBuyerWhenOrderExpired } from './reactions/write-to-buyer-when-order-expired.reaction.ts'
import { writeToBuyerWhenOrderPaid } from './reactions/write-to-buyer-when-order-paid.reaction.ts'
import { writeToBuyerWhenOrderPlaced } from './reactions/write-to-buyer-when-order-placed.reaction.ts'
import { writeToBuyerWhenOrderShipped } from './reactions/write-to-buyer-when-order-shipped.reaction.ts'
import { writeToBuyerWhenQuotationMoves } from './reactions/write-to-buyer-when-quotation-moves.reaction.ts'
import { writeToBuyerWhenRefundRequested } from './reactions/write-to-buyer-when-refund-requested.reaction.ts'
import { ReadMarks } from './read-marks.ts'
import { orderBuyers } from './read-models/order-buyers/order-buyers.projection.ts'
import { toDoView } from './read-models/to-dos/to-dos.projection.ts'
import { closeFindingToDoRoute } from './routes/close-finding-to-do.route.ts'
import { emptyNotificationsRoute } from './routes/empty-notifications.route.ts'
import { exportMessagesRoute } from './routes/export-messages.route.ts'
import { forgetMessagesRoute } from './routes/forget-messages.route.ts'
import { listHomeNotificationsRoute } from './routes/list-home-notifications.route.ts'
import { listNotificationsRoute } from './routes/list-notifications.route.ts'
import { markNotificationsReadRoute } from './routes/mark-notifications-read.route.ts'
import { openFindingToDoRoute } from './routes/open-finding-to-do.route.ts'
import { recordVisitorRoute } from './routes/record-visitor.route.ts'
import { sendMessageRoute } from './routes/send-message.route.ts'
import { toDosResourceRoute } from './routes/to-dos.resource.ts'
import { Visits } from './visits.ts'

/** To-dos, the bell, and messages that leave the system. */
export const notificationService = defineService({
  name: 'notification',
  config: notificationConfig,
  compose: (platform) => {
    const { PINLINE_MODE, SMTP_URL, SMTP_FROM } = platform.config
    const outbox = new Outbox(platform, SMTP_URL !== undefined)
    const deps: NotificationDeps = {
      platform,
      outbox,
      readMarks: new ReadMarks(platform),
      visits: new Visits(platform),
    }
    return {
      routes: [
        sendMessageRoute(deps),
        forgetMessagesRoute(deps),
        exportMessagesRoute(deps),
        listNotificationsRoute(deps),
        listHomeNotificationsRoute(deps),
        markNotificationsReadRoute(deps),
        emptyNotificationsRoute(deps),
        recordVisitorRoute(deps),
        openFindingToDoRoute(deps),
        closeFindingToDoRoute(deps),
      ],
      resources: [toDosResourceRoute(deps)],
      projections: [toDoView, orderBuyers],
      reactions: [
        keepToDoWhileOrderIsPrepared(platform),
        keepToDoWhileRefundIsDue(platform),
        keepToDoUntilLatePaymentIsSettled(platform),
        keepToDoUntilAfterSaleIsAnswered(platform),
        keepToDoUntilQuotationIsAnswered(platform),
        writeToBuyerWhenOrderPlaced(platform, outbox),
        writeToBuyerWhenOrderPaid(platform, outbox),
        writeToBuyerWhenOrderShipped(platform, outbox),
        writeToBuyerWhenDeliveryChanged(platform, outbox),
        writeToBuyerWhenOrderExpired(platform, outbox),
        writeToBuyerWhenRefundRequested(platform, outbox),
        writeToBuyerWhenAfterSaleMoves(platform, outbox),
        writeToBuyerWhenQuotationMoves(platform, outbox),
      ],
      jobs: SMTP_URL === undefined ? [] : [deliverMessage(platform, outbox, smtpTransport(SMTP_URL, SMTP_FROM))],
      reconcilers: [reconcileToDos(platform)],
      encryptedCollections: [encryptedMessages],
      ...(PINLINE_MODE === 'development' ? { pages: mailboxPages(outbox), localRoots: ['/mailbox'] } : {}),
      onStart: async () => {
        await Promise.all([outbox.ensureIndexes(), deps.readMarks.ensureIndexes(), deps.visits.ensureIndexes()])
      },
    }
  },
})
