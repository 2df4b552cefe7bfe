import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createDemoServices } from '#testing/demo-site.ts'
import { choose, createReader, descriptionOf, type Reader, wordsOf } from '#testing/reader.ts'
import { serveSite } from '#testing/site.ts'

/** What visitors do with links and forms alone. How it looks, and what scripts add, is shown in a browser (e2e). */
const services = await createDemoServices()
let port: number
let reader: Reader
beforeAll(async () => {
  const site = await serveSite(services)
  port = site.port
})
beforeEach(() => {
  reader = createReader(port, services.env.SITE_URL)
})

const { goto, click, link, button, field, texts } = {
  goto: (path: string) => reader.goto(path),
  click: (element: HTMLElement) => reader.click(element),
  link: (...asked: Parameters<Reader['link']>) => reader.link(...asked),
  button: (...asked: Parameters<Reader['button']>) => reader.button(...asked),
  field: (...asked: Parameters<Reader['field']>) => reader.field(...asked),
  texts: (selector: string) => reader.texts(selector),
}
const names = () => texts('#zebricek .tl-t')
const FAST = ['Modrý Lev', 'Stříbrný Čáp', 'Lesní Liška', 'Tichý Medvěd']

test('a quick filter is in the address, and Back undoes it', async () => {
  await goto('/')
  expect(names()).toHaveLength(10)
  await click(link(/^Rychlé výplaty/, '#zebricek'))
  expect(reader.address).toBe('/?rychle=1#zebricek')
  expect(names()).toEqual(FAST)
  expect(texts('#zebricek .filters [aria-current]')).toEqual(['Rychlé výplaty do 24 h'])
  await reader.back()
  expect(reader.address).toBe('/')
  expect(names()).toHaveLength(10)
})

test('the form filters too, and every filter can be removed', async () => {
  await goto('/?rychle=1')
  choose(field('Platební metoda'), 'Revolut')
  field('Minimální vklad').value = '200'
  await click(button('Použít filtry'))
  expect(reader.address).toBe('/?platba=revolut&vklad=200&rychle=1#zebricek')
  const active = '[aria-label="Zvolené filtry"]'
  expect(texts(`${active} li`)).toHaveLength(4)
  await click(link(/Rychlé výplaty do 24.h$/, active))
  expect(reader.address).toBe('/?platba=revolut&vklad=200#zebricek')
  await click(link('Zrušit filtry', active))
  expect(reader.address).toBe('/#zebricek')
  expect(names()).toHaveLength(10)
})

test('the order stays when a filter is added', async () => {
  await goto('/')
  choose(field('Řadit podle'), 'názvu')
  await click(button('Seřadit'))
  expect(reader.address).toBe('/?radit=nazev#zebricek')
  expect(names()[0]).toBe('Bílý Jelen')
  await click(link(/^Rychlé výplaty/, '#zebricek'))
  expect(reader.address).toBe('/?rychle=1&radit=nazev#zebricek')
  expect(names()).toEqual(FAST.toSorted((a, b) => a.localeCompare(b, 'cs')))
})

test('the list shows more and less', async () => {
  await goto('/')
  await click(link('Zobrazit více'))
  expect(reader.address).toBe('/?vse=1#dalsi-kasina')
  expect(names()).toHaveLength(12)
  await click(link('Zobrazit méně'))
  expect(names()).toHaveLength(10)
})

test('without a match the list says so and leads back; unknown values are ignored', async () => {
  await goto('/?sport=1&vklad=100&rychle=1')
  expect(texts('#zebricek .empty')[0]).toContain('Těmto filtrům neodpovídá žádné kasino')
  await click(link('Zrušit filtry', '#zebricek .empty'))
  expect(names()).toHaveLength(10)
  await goto('/?platba=zlato&vklad=7&neco=1')
  expect(names()).toHaveLength(10)
})

test('own weights change the order, stay with a filter, and can be reset', async () => {
  await goto('/?vip=1')
  const before = names()
  field(/^Bonusové podmínky/).value = '100'
  field(/^Bezpečnost a licence/).value = '0'
  await click(button('Přepočítat pořadí'))
  expect(reader.address).toBe('/?vip=1&vahy=0,25,100,15,10#zebricek')
  expect(names()).toHaveLength(before.length)
  expect(names()).not.toEqual(before)
  expect(texts('#zebricek .tl-own')[0]).toMatch(/^vy, redakce \d,\d/)
  await reader.back()
  expect(field(/^Bonusové podmínky/).value).toBe('20')
  await goto('/?vip=1&vahy=0,25,100,15,10')
  await click(link('Všechna kasina', '#zebricek'))
  expect(reader.address).toBe('/?vahy=0,25,100,15,10#zebricek')
  await click(link('Zpět na váhy redakce', '.wts'))
  expect(reader.address).toBe('/#zebricek')
  expect(texts('#zebricek .tl-own')).toEqual([])
})

test('casinos ticked on their cards are compared; one more, one less', async () => {
  await goto('/')
  for (const name of ['Zlatá Vydra', 'Modrý Lev']) field(`Porovnat ${name}`).click()
  await click(button('Porovnat vedle sebe', 'form.tray'))
  expect(reader.address).toBe('/porovnani/?k=modry-lev,zlata-vydra')
  expect(texts('h1')).toEqual(['Modrý Lev vs. Zlatá Vydra'])
  choose(field('Přidat další kasino'), 'Stříbrný Čáp')
  await click(button('Přidat'))
  expect(reader.address).toBe('/porovnani/?k=modry-lev,stribrny-cap,zlata-vydra')
  expect(texts('.cmp-h li')).toHaveLength(3)
  await click(link('Odebrat Modrý Lev'))
  expect(reader.address).toBe('/porovnani/?k=stribrny-cap,zlata-vydra')
  expect(texts('.cmp-h li')).toHaveLength(2)
})

test('too few and too many to compare are reported, and the rest is kept', async () => {
  await goto('/porovnani/?k=modry-lev')
  field(/Noční Sova/).click()
  await click(button('Porovnat vedle sebe', '.cmp-choose'))
  expect(reader.address).toBe('/porovnani/?k=modry-lev,nocni-sova')
  await goto('/porovnani/?k=modry-lev,nocni-sova,zlata-vydra,bily-jelen,lesni-liska,neni-tu')
  expect(texts('[role=status]').join(' ')).toMatch(/„neni-tu“.*Vynechali jsme: Lesní Liška/)
  expect(texts('.cmp-h li')).toHaveLength(4)
})

test('from a review to the price of its bonus with another deposit elsewhere', async () => {
  await goto('/recenze/modry-lev/')
  expect(texts('.bonus .tp')[0]).toContain('v průměru přijdete o 104 Kč')
  await click(link('Změnit hru a vklad'))
  expect(reader.address).toBe('/kalkulacka-bonusu/?kasino=modry-lev&vklad=1000#vysledek')
  expect(texts('#vysledek h2')).toEqual(['Bonus vás v průměru stojí 104 Kč. Bez něj na tom budete líp.'])
  field(/^Kasino/, 'form:has(#znamy-kasino)').value = 'bily-jelen'
  field(/^Vklad/, 'form:has(#znamy-kasino)').value = '2 000'
  await click(button('Spočítat'))
  expect(reader.address).toBe('/kalkulacka-bonusu/?kasino=bily-jelen&vklad=2+000&hra=automaty&automat=bezny#vysledek')
  expect(texts('#vysledek h2')).toEqual(['Bonus vám v průměru přinese 200 Kč, když splníte podmínky.'])
  expect(texts('.bars [aria-current]')).toEqual(['Bílý Jelen'])
})

test('mistakes in own terms are shown, and the input is kept', async () => {
  await goto('/kalkulacka-bonusu/')
  field(/^Kolikrát protočit/, '.own').value = 'třicet'
  await click(button('Spočítat', '.own'))
  expect(texts('#vysledek h2')[0]).toContain('Něco v zadání nesedí')
  expect(texts('.mistakes')).toEqual(['Kolikrát protočit: Napište číslo od 0 do 500.'])
  const wrong = field(/^Kolikrát protočit/, '.own')
  expect([wrong.value, descriptionOf(wrong)]).toEqual(['třicet', 'Napište číslo od 0 do 500.'])
  wrong.value = '20'
  await click(button('Spočítat', '.own'))
  expect(texts('#vysledek h2')).toEqual(['Bonus vám v průměru přinese 200 Kč, když splníte podmínky.'])
  expect(reader.address).toContain('nasobek=20')
})

test('from the header to a rubric, filtered articles and back to all', async () => {
  await goto('/')
  await click(link('Články', '.header nav'))
  expect(texts('.header nav [aria-current]')).toEqual(['Články'])
  await click(link('Platby 4', '[aria-label=Rubriky]'))
  expect(reader.address).toBe('/rubrika/platby/')
  expect(texts('main h3')).toHaveLength(4)
  await click(link(/^Všechny/, '[aria-label=Rubriky]'))
  const form = 'form[aria-label="Výběr článků"]'
  choose(field('Rubrika', form), 'Platby')
  choose(field('Autor', form), 'Matěj Hrubeš')
  await click(button('Vybrat', form))
  expect(reader.address).toMatch(/^\/clanky\/\?rubrika=platby&autor=matej-hrubes(#vyber)?$/)
  expect(texts('main h2')).toContain('3 články: Platby, Matěj Hrubeš')
  expect(texts('main h3')).toHaveLength(3)
  expect(field('Autor', form).value).toBe('matej-hrubes')
  await click(link('Zrušit výběr', form))
  expect(reader.address).toBe('/clanky/')
})

test('reviews as a table, sorted by its headings', async () => {
  await goto('/recenze/')
  await click(link('Tabulka'))
  expect(reader.address).toBe('/recenze/?zobrazit=tabulka')
  expect([texts('.rt [aria-sort]'), texts('.rt tbody tr')[0]]).toEqual([
    ['Hodnocení'],
    expect.stringContaining('Modrý Lev'),
  ])
  await click(link('Kasino', '.rt'))
  expect(reader.address).toBe('/recenze/?zobrazit=tabulka&seradit=nazev')
  expect(texts('.rt [aria-sort="ascending"]')).toEqual(['Kasino'])
  await click(link('Bílý Jelen', '.rt tbody'))
  expect(reader.address).toBe('/recenze/bily-jelen/')
})

test('search finds without diacritics and with misspellings, and suggests where it finds nothing', async () => {
  const search = async (words: string) => {
    field('Co hledáte?', 'main').value = words
    await click(button('Hledat', 'main'))
  }
  await goto('/hledat/')
  await search('vyplaty')
  expect(reader.address).toBe('/hledat/?q=vyplaty')
  expect(link(/Změřili jsme výplaty/, 'main').getAttribute('href')).toBe('/zmerili-jsme-vyplaty/')
  await search('modri lef')
  expect(texts('main h2').join(' ')).toContain('pro „Modrý Lev“')
  expect(link('Modrý Lev', 'main').getAttribute('href')).toBe('/recenze/modry-lev/')
  await search('madrilefff')
  expect(texts('main [role=status]').join(' ')).toMatch(/Nemysleli jste Modrý Lev/)
  expect(texts('main h2')).toContain('Nejlépe hodnocená kasina')
})

test('an invalid message is shown again with its input and its mistakes', async () => {
  await goto('/kontaktujte-nas/')
  field(/^Jméno/).value = 'Jana'
  field(/^E-mail/).value = 'jana@'
  await click(button('Odeslat zprávu'))
  expect(reader.status).toBe(422)
  expect([field(/^Jméno/).value, field(/^E-mail/).value]).toEqual(['Jana', 'jana@'])
  expect(descriptionOf(field(/^E-mail/))).toMatch(/nevypadá správně/)
  expect(descriptionOf(field(/^Zpráva/))).toMatch(/aspoň deset znaků/)
})

test('a pause is set, is not ended at once, and hides the way to casinos', async () => {
  await goto('/recenze/modry-lev/')
  await click(link('Dejte si pauzu na 48 hodin', '.help-band'))
  expect(reader.address).toBe('/pauza/')
  expect(reader.cookies.has('pauza')).toBe(false)
  await click(button('Začít pauzu na 48 hodin', '.pz-off'))
  expect(reader.address).toBe('/pauza/#bezi')
  expect(texts('h1')[0]).toContain('Máte pauzu')
  expect(link(/^800/, 'aside').getAttribute('href')).toBe('tel:+420800350000')
  await goto('/go/modry-lev')
  expect(reader.address).toBe('/pauza/')
  field(/Rozumím/).click()
  await click(button('Požádat o dřívější konec'))
  expect(reader.address).toBe('/pauza/#jeste-ne')
  expect(texts('main')[0]).toContain('Dřívější konec zatím nejde.')
})

test('a longer pause can be asked to end after a day, and extended again', async () => {
  const started = Math.floor(Date.now() / 1000) - 30 * 3600
  const hoursLeft = () => Math.round((Number(reader.cookies.get('pauza')?.split('-')[1]) - Date.now() / 1000) / 3600)
  reader.cookies.set('pauza', `${started}-${started + 30 * 24 * 3600}`)
  await goto('/pauza/')
  field(/Rozumím/).click()
  await click(button('Požádat o dřívější konec'))
  expect([reader.address, hoursLeft()]).toEqual(['/pauza/#skonci-driv', 24])
  await click(button('Prodloužit pauzu na 7 dní', '.pz-on'))
  expect([reader.address, hoursLeft()]).toEqual(['/pauza/#bezi', 7 * 24])
})

test('a limit is calculated, and the answers of the self-test are no part of any form', async () => {
  await goto('/pomoc/')
  expect(reader.document.querySelectorAll('.self-test input[type=radio]').length).toBeGreaterThanOrEqual(36)
  field(/^Čistý měsíční příjem/).value = '35 000'
  field(/^Nutné výdaje/).value = '29 000'
  await click(button('Spočítat'))
  expect(reader.address).toBe('/pomoc/?prijem=35+000&vydaje=29+000#limit')
  expect(texts('main')[0]).toContain('Nejvýš 300 Kč měsíčně.')
})

test('the home page opens with the measurements, and every row says what it shows', async () => {
  await goto('/')
  expect(texts('h1')).toEqual(['Online kasina bez příkras'])
  const rows = [...reader.document.querySelectorAll('figure li:has(.pp-n)')]
  expect(rows).toHaveLength(12)
  const lion = rows.find((row) => wordsOf(row).includes('Modrý Lev'))
  expect(wordsOf(lion ?? null)).toMatch(/19 h \/ slib 24 h 2 z 5 pozdě/)
  expect([lion?.querySelectorAll('circle').length, lion?.querySelectorAll('circle.l').length]).toEqual([5, 2])
  await click(link('Modrý Lev', 'figure'))
  expect(reader.address).toBe('/recenze/modry-lev/')
})
