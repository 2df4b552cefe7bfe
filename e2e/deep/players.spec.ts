import { type Browser, expect, type Page, test } from '@playwright/test'
import { readMail } from '../../src/testing/read-mail.ts'
import { startSmtpServer } from '../../src/testing/smtp-server.ts'
import { ADMIN } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { startClockedServer } from '../clocked-server.ts'
import { logIn } from '../log-in.ts'

const DAY_MS = 24 * 60 * 60_000
/** A mail of the desk waits so long to be taken back. */
const UNDO_MS = 11_000
const CONTACT = 'reklamace@provozovatel.example'

/** Words as pages print them: with spaces and hyphens that do not break. */
const printed = (words: string) => new RegExp(words.replaceAll(' ', '\\s').replaceAll('-', '-\u2060?'))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A server with mail and a clock of its own, a reader in the dark and an editor at the desk. */
async function withNewsroom(browser: Browser, run: (world: World) => Promise<void>): Promise<void> {
  const smtp = await startSmtpServer()
  const server = await startClockedServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Rozvážně <redakce@rozvazne.example>' })
  const reading = await browser.newContext({ baseURL: server.url, colorScheme: 'dark', reducedMotion: 'reduce' })
  await reading.addInitScript(() => localStorage.setItem('cookie-choice', 'rejected'))
  const editing = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  try {
    const [reader, desk] = [await reading.newPage(), await editing.newPage()]
    await desk.goto('/admin/voices')
    await logIn(desk, ADMIN)
    await expect(heading(desk)).toHaveText('Voices')
    await run({
      reader,
      desk,
      /** The link in the newest mail whose subject has these words; mails wait for the desk to change its mind. */
      async linkIn(email, words) {
        const found = () =>
          smtp.mails
            .filter(({ to }) => to.includes(email))
            .map(readMail)
            .findLast(({ subject }) => subject.includes(words))
        if (!found()) await server.moveClock(new Date(server.now().getTime() + UNDO_MS))
        await expect.poll(() => found()?.subject, { timeout: 90_000 }).toContain(words)
        return /http\S+\?klic=[\w-]+/.exec(found()?.text ?? '')?.[0] ?? ''
      },
      pass: (days) => server.moveClock(new Date(server.now().getTime() + days * DAY_MS)),
      now: () => server.now(),
    })
  } finally {
    await Promise.all([reading.close(), editing.close()])
    await server.stop()
    await smtp.close()
  }
}

interface World {
  reader: Page
  desk: Page
  linkIn: (email: string, words: string) => Promise<string>
  pass: (days: number) => Promise<void>
  now: () => Date
}

const STORY = 'Paní Nováková z podpory mi slíbila výplatu do druhého dne, ale peníze přišly až ve čtvrtek ráno.'

test('a voice: written, confirmed, approved with bars, answered by the operator, withdrawn @wide', async ({
  browser,
}) => {
  test.slow()
  await withNewsroom(browser, async ({ reader, desk, linkIn }) => {
    await reader.goto('/zkusenosti/modry-lev/napsat/')
    await reader.getByRole('button', { name: 'Odeslat zkušenost' }).click()
    await expect(reader.getByRole('alert')).toContainText('Zkušenost jsme neodeslali.')
    expect(await violationsOn(reader)).toEqual([])
    for (const no of await reader.getByRole('radio', { name: 'ne', exact: true }).all()) await no.check()
    await reader.getByLabel('Co se stalo').fill(STORY)
    await reader.getByLabel(printed('E-mail')).fill('jana@example.cz')
    await reader.getByLabel(printed('Je mi 18 let')).check()
    await reader.getByRole('button', { name: 'Odeslat zkušenost' }).click()
    await expect(heading(reader)).toHaveText(printed('Podívejte se do e-mailu'))
    const own = await linkIn('jana@example.cz', 'Potvrďte zkušenost')
    await reader.goto(own)
    await reader.getByRole('button', { name: 'Potvrdit zkušenost' }).click()
    await expect(reader.getByRole('status')).toContainText(printed('E-mail je potvrzený'))
    expect(await violationsOn(reader)).toEqual([])

    await desk.reload()
    const pane = desk.getByRole('region', { name: 'One voice' })
    await desk.getByRole('group', { name: 'Voices' }).getByRole('button').filter({ hasText: 'Paní Nováková' }).click()
    await expect(pane.getByText(STORY).first()).toBeVisible()
    await desk.evaluate(() => {
      const piece = document.querySelector('[data-from="0"]')?.firstChild
      if (piece) window.getSelection()?.setBaseAndExtent(piece, 0, piece, 'Paní Nováková'.length)
    })
    await desk
      .getByRole('toolbar', { name: 'Selected words' })
      .getByRole('button', { name: /^Hide words/ })
      .click()
    await expect(pane.getByText('Redakce vynechala jméno.')).toBeVisible()
    await pane.getByRole('button', { name: /^Approve A/ }).click()
    await expect(desk.getByRole('button', { name: /^Undo Z/ })).toBeVisible()

    await reader.goto('/zkusenosti/modry-lev/')
    const shown = reader.getByRole('listitem').filter({ hasText: 'z podpory mi slíbila výplatu' })
    await expect(shown).toContainText('„[…] z podpory mi slíbila výplatu')
    await expect(shown).not.toContainText('Nováková')
    await linkIn('jana@example.cz', 'jsme zveřejnili')

    await desk.getByText('Decided', { exact: true }).click()
    await desk
      .getByRole('group', { name: 'Voices' })
      .getByRole('button')
      .filter({ hasText: 'z podpory mi slíbila' })
      .click()
    await pane.getByRole('button', { name: 'More' }).click()
    await desk.getByRole('menuitem', { name: 'Operator’s answer…' }).click()
    const answer = dialogOf(desk, 'Answer of Modrý Lev')
    await answer.getByLabel('What the operator has written, unchanged').fill('Omlouváme se, výplatu zdržela banka.')
    await desk.keyboard.press('Control+Enter')
    await expect(answer).toBeHidden()
    await reader.reload()
    await expect(shown).toContainText('odpověď provozovatele „Omlouváme se, výplatu zdržela banka.“')

    await reader.goto(own)
    await reader.getByRole('button', { name: 'Odvolat zkušenost' }).click()
    await expect(heading(reader)).toHaveText('Zkušenost je odvolaná')
    await reader.goto('/zkusenosti/modry-lev/')
    await expect(reader.getByText('autor ji odvolal. Do čísel se nepočítá.').first()).toBeVisible()
    await expect(shown).toHaveCount(0)
  })
})

/** Writes and confirms a complaint; returns its number. */
async function complain({ reader, linkIn, now }: World, email: string): Promise<string> {
  const [year, month, day] = new Date(now().getTime() - DAY_MS).toISOString().slice(0, 10).split('-').map(Number)
  const yesterday = `${day}. ${month}. ${year}`
  await reader.goto('/stiznosti/nova/?kasino=modry-lev')
  await reader.getByRole('button', { name: 'Odeslat stížnost' }).click()
  await expect(reader.getByRole('alert')).toContainText('Stížnost jsme neodeslali.')
  expect(await violationsOn(reader)).toEqual([])
  await reader.getByLabel('Ano, odmítla mě').check()
  await reader.getByLabel('Kdy jste podpoře psali').fill(yesterday)
  await reader.getByLabel('Kudy').selectOption('chat')
  await reader.getByLabel('O jakou částku jde').fill('4 800')
  await reader.getByLabel('nevyplacené peníze').check()
  await reader.getByLabel('Den, kdy se to stalo').fill(yesterday)
  await reader.getByLabel('Čeho chcete dosáhnout').selectOption({ label: 'vyplacení peněz' })
  await reader
    .getByRole('textbox', { name: 'Popis' })
    .fill(`${STORY} Potom mi podpora napsala, že výběr bez udání důvodu zrušili.`)
  await reader.getByLabel(printed('E-mail')).fill(email)
  await reader.getByLabel('Přezdívka v kasinu').fill('mlha_77')
  for (const consent of ['Je mi 18 let', 'Popis a přezdívku smíte předat', 'Stížnost smíte zveřejnit']) {
    await reader.getByLabel(printed(consent)).check()
  }
  await reader.getByRole('button', { name: 'Odeslat stížnost' }).click()
  await expect(heading(reader)).toHaveText(printed('Podívejte se do e-mailu'))
  await reader.goto(await linkIn(email, 'Potvrďte stížnost'))
  await reader.getByRole('button', { name: 'Potvrdit stížnost' }).click()
  await expect(reader.getByRole('status')).toContainText('Stížnost je potvrzená')
  const name = (await reader.getByRole('link', { name: printed('^Stížnost č') }).textContent()) ?? ''
  return /\d+/.exec(name)?.[0] ?? ''
}

/** The desk takes it and sends it to the operator. */
async function sendToOperator(desk: Page, number: string): Promise<void> {
  await desk.goto('/admin/complaints')
  await desk
    .getByRole('row')
    .filter({ hasText: `No. ${number}` })
    .getByRole('link')
    .click()
  await move(desk, 'Take it', async (dialog) => {
    await dialog.getByLabel(/Heading that readers see/).fill('Výběr zrušený bez důvodu')
  })
  const contact = desk.getByRole('region', { name: /^No contact of Modrý Lev/ })
  await contact.getByLabel('E-mail of the operator for complaints').fill(CONTACT)
  await contact.getByLabel('Where you have it from').fill('Podmínky, článek 11')
  await contact.getByRole('button', { name: 'Save the contact' }).click()
  await move(desk, 'Send to the operator', async (dialog) => {
    await dialog.getByLabel(/^Questions to the operator/).fill('Proč jste výběr zrušili?')
  })
}

async function move(desk: Page, step: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await desk
    .getByRole('region', { name: 'Next step' })
    .getByRole('button', { name: new RegExp(`^${step}…`) })
    .click()
  const dialog = dialogOf(desk, step)
  await fill(dialog)
  await expect(dialog.getByText('The player reads')).toBeVisible()
  await dialog.getByRole('button', { name: /^Move and publish/ }).click()
  await expect(dialog).toBeHidden()
}

test('a complaint: written, confirmed, verified, answered by the operator’s link, solved @wide', async ({
  browser,
}) => {
  test.slow()
  await withNewsroom(browser, async (world) => {
    const { reader, desk, linkIn } = world
    const number = await complain(world, 'jana@example.cz')
    await reader.goto(`/stiznosti/${number}/`)
    await expect(reader.getByText('Slova hráče zveřejníme, až je redakce přečte.')).toBeVisible()
    expect(await violationsOn(reader)).toEqual([])
    await sendToOperator(desk, number)

    await reader.goto(await linkIn(CONTACT, 'prosíme o vyjádření'))
    await expect(reader.getByText('Proč jste výběr zrušili?')).toBeVisible()
    expect(await violationsOn(reader)).toEqual([])
    await reader.getByLabel(printed('Vyplatíme celou částku')).check()
    await reader.getByLabel('Odpověď, kterou zveřejníme').fill('Uznáváme chybu, 4 800 Kč hráči vyplatíme.')
    await reader.getByLabel('Kdo odpovídá').fill('Jan Vzorný, reklamace')
    await reader.getByLabel(printed('Firemní e-mail')).fill('jan.vzorny@provozovatel.example')
    await reader.getByLabel(printed('Smím za')).check()
    await reader.getByRole('button', { name: 'Odeslat odpověď' }).click()
    await expect(reader.getByRole('status')).toContainText('Odpověď máme, děkujeme.')

    await desk.reload()
    await move(desk, 'Publish their answer', async (dialog) => {
      await dialog.getByLabel(/What readers will see/).fill('Kasino odpovědělo a zaplatí.')
    })
    await move(desk, 'Solved', async () => {})
    await reader.goto(`/stiznosti/${number}/`)
    await expect(reader.getByRole('heading', { name: 'Uzavřeno jako vyřešené' })).toBeVisible()
    await expect(reader.getByText('„Uznáváme chybu, 4 800 Kč hráči vyplatíme.“')).toBeVisible()
    await expect(reader.getByText('mlha_77')).toHaveCount(0)
    await linkIn('jana@example.cz', 'uzavřena jako vyřešená')
  })
})

test('a complaint whose operator is silent: the page says that the time is over, a person closes it @wide', async ({
  browser,
}) => {
  test.slow()
  await withNewsroom(browser, async (world) => {
    const { reader, desk, pass } = world
    const number = await complain(world, 'petr@example.cz')
    await sendToOperator(desk, number)
    await pass(16)
    await reader.goto(`/stiznosti/${number}/`)
    await expect
      .poll(async () => {
        await reader.reload()
        return reader.getByRole('heading', { name: 'Lhůta uplynula' }).count()
      })
      .toBe(1)
    await expect(reader.getByRole('note')).toContainText('Lhůta na odpověď uplynula')
    expect(await violationsOn(reader)).toEqual([])
    const here = desk.url()
    await desk.reload()
    // The session of the desk has ended meanwhile.
    await logIn(desk, ADMIN)
    await expect(desk.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
    await desk.goto(here)
    await move(desk, 'Unsolved', async () => {})
    await reader.reload()
    await expect(reader.getByRole('heading', { name: 'Uzavřeno jako nevyřešené' })).toBeVisible()
  })
})
