import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { dueAgain, signedUpAgain, type SignUp } from './outbox.ts'
import { addressHash } from './link.ts'

const hourMs = 60 * 60 * 1000
/** Confirmation mails that an address gets before it confirms. */
const maxMails = 3

/** The address of a link's id. `isAsked`: its confirmation is open; `isKnown`: it is or was subscribed. */
const Person = v.object({ email: v.string(), isAsked: v.number(), isKnown: v.number() })

async function findPerson(db: D1Database, id: string) {
  const found = await db
    .prepare(
      `SELECT email, MAX(isAsked) AS isAsked, MAX(isKnown) AS isKnown FROM (
         SELECT email, kind = 'confirm' AS isAsked, 0 AS isKnown FROM newsletter_mails WHERE id = ?1
         UNION ALL SELECT email, 0, 1 FROM newsletter WHERE id = ?1) GROUP BY email COLLATE NOCASE`,
    )
    .bind(id)
    .first()
  return found === null ? undefined : v.parse(Person, found)
}

const limit = (db: D1Database, hash: string, asked: number, now: number) =>
  db
    .prepare('INSERT INTO newsletter_limits VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET asked = excluded.asked')
    .bind(hash, asked, now)

/**
 * Stores a sign-up whose address must confirm first, with the mail that asks for it: one an hour,
 * three in all. Does the same work for a new, a waiting and a subscribed address, so that the time
 * of the answer tells nothing. Rejects when D1 fails.
 */
export async function askToConfirm(db: D1Database, { email, locale, source }: SignUp, secret: string, now: number) {
  const hash = await addressHash(email, secret)
  await db.batch([
    db
      .prepare(
        `INSERT INTO newsletter_limits VALUES (?1, 1, ?2) ON CONFLICT DO UPDATE SET asked = asked + 1, asked_at = ?2
         WHERE asked < ${maxMails} AND asked_at <= ?2 - ${hourMs}`,
      )
      .bind(hash, now),
    db
      .prepare(
        `INSERT INTO newsletter_mails (id, email, locale, kind, created_at, source)
         SELECT IFNULL((SELECT id FROM newsletter WHERE email = ?2), ?1), ?2, ?3, 'confirm', ?4, ?5
           FROM newsletter_limits WHERE hash = ?6 AND asked_at = ?4
         ON CONFLICT DO UPDATE SET kind = 'confirm', locale = excluded.locale, created_at = excluded.created_at,
           source = excluded.source, ${dueAgain}
         WHERE created_at < excluded.created_at`,
      )
      .bind(crypto.randomUUID(), email, locale, now, source ?? null, hash),
  ])
}

/**
 * Subscribes the address of a link: it confirms, or takes its withdrawal back. Whoever is subscribed
 * stays so. False if the address is unknown. Rejects when D1 fails.
 */
export async function confirm(db: D1Database, id: string, secret: string, now: number): Promise<boolean> {
  const person = await findPerson(db, id)
  if (!person) return false
  await db.batch([
    db
      .prepare(
        `INSERT INTO newsletter (id, email, locale, created_at, source, confirmed_at)
         SELECT id, email, locale, created_at, source, ?2 FROM newsletter_mails WHERE id = ?3 AND kind = 'confirm'
         ${signedUpAgain}`,
      )
      .bind(crypto.randomUUID(), now, id),
    db
      .prepare(
        `UPDATE newsletter SET kind = 'subscribe', key = ?, confirmed_at = ?, withdrawn_at = NULL, ${dueAgain}
         WHERE id = ? AND kind = 'unsubscribe'`,
      )
      .bind(crypto.randomUUID(), now, id),
    db.prepare('DELETE FROM newsletter_mails WHERE id = ?').bind(id),
    limit(db, await addressHash(person.email, secret), 0, now),
  ])
  return true
}

/**
 * Withdraws the address of a link, with a mail that says so if `says`. An address that only asked to
 * subscribe, or is to be blocked, gets no confirmation mail again. Does nothing for an unknown or
 * withdrawn one. Rejects when D1 fails.
 */
export async function leave(
  db: D1Database,
  id: string,
  secret: string,
  now: number,
  { says = false, blocks = false }: { says?: boolean; blocks?: boolean } = {},
): Promise<void> {
  const person = await findPerson(db, id)
  if (!person) return
  const key = crypto.randomUUID()
  const withdraw = db
    .prepare(
      `UPDATE newsletter SET kind = 'unsubscribe', key = ?, withdrawn_at = ?, ${dueAgain} WHERE id = ? AND kind = 'subscribe'`,
    )
    .bind(key, now, id)
  const forget = db.prepare("DELETE FROM newsletter_mails WHERE id = ? AND kind = 'confirm'").bind(id)
  const goodbye = db
    .prepare(
      `INSERT OR REPLACE INTO newsletter_mails (id, email, locale, kind, created_at)
       SELECT id, email, locale, 'goodbye', ? FROM newsletter WHERE id = ? AND key = ?`,
    )
    .bind(now, id, key)
  const block = limit(db, await addressHash(person.email, secret), maxMails, now)
  const blocked = blocks || !person.isKnown ? [block] : []
  await db.batch([withdraw, forget, ...(says ? [goodbye] : []), ...blocked])
}

/**
 * "Not me": deletes an unconfirmed address, withdraws a subscribed one, and mails neither again.
 * Rejects when D1 fails.
 */
export async function decline(db: D1Database, id: string, secret: string, now: number): Promise<void> {
  const person = await findPerson(db, id)
  if (!person?.isAsked) return leave(db, id, secret, now, { blocks: true })
  await db.batch([
    db.prepare("DELETE FROM newsletter_mails WHERE id = ? AND kind = 'confirm'").bind(id),
    limit(db, await addressHash(person.email, secret), maxMails, now),
  ])
}
