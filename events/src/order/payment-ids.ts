import { z } from 'zod'

export const attemptId = z
  .string()
  .regex(/^pay-[0-9a-z]{8,32}$/)
  .brand<'AttemptId'>()
export type AttemptId = z.infer<typeof attemptId>

/** The wallet's own number of a capture. */
export const captureId = z
  .string()
  .regex(/^[0-9A-Za-z-]{4,64}$/)
  .brand<'CaptureId'>()
export type CaptureId = z.infer<typeof captureId>

/** Derived from the capture, and for a part of it from the request's key, so that two requests are one refund. */
export const refundId = z
  .string()
  .regex(/^refund-[0-9A-Za-z-]{4,80}$/)
  .brand<'RefundId'>()
export type RefundId = z.infer<typeof refundId>

/** Identifies a request for a part of a payment; the wallet takes numbers of at most 64 characters. */
export const refundKey = z
  .string()
  .regex(/^[0-9A-Za-z-]{4,24}$/)
  .brand<'RefundKey'>()
export type RefundKey = z.infer<typeof refundKey>
