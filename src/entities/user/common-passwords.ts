/** As passwords have 12 characters at least, these are refused repeated, combined and with digits and signs around. */
export const COMMON_WORDS = new Set(
  `aaaa abc abcd abcde abcdef abcdefg abcdefgh abcdefghij abcdefghijkl abcdefghijklm access account admin administrator adobe
  ahoj ahojky alexander alexandra amanda andrea andrew angel angels anthony apple april arsenal asdf asdfg asdfgh asdfghjkl
  asdfghjklqwertyuiop ashley august austin azerty babygirl badboy bailey barcelona baseball basketball batman beer benjamin
  beruska bitcoin blahblah blink bohemka bond boss boston brandon brno broucek bubble buster butterfly casino casinocasino
  ceskarepublika cesko charlie cheese chelsea chester chicago chocolate christian cisco computer cookie correcthorsebatterystaple
  cowboys creative crystal dallas daniel david december default defaultpassword demo dennis diamond dolphin dragon eagle easy
  eminem enter estrella facebook fallout family february fender fenerbahce ferrari fishing flower football forever freedom
  friday friend friends galatasaray gambler gateway george gfhjkm ghost ginger godfather google guest guitar hannah happy harley
  harleydavidson hello hellohello helloworld heslo hesloheslo hockey honza hovno hunter iceman icloud iloveyou iloveyousomuch
  iloveyouforever internet jackson jakub january jasmine jennifer jessica jesus jesuschrist jmeno johnny jordan joshua july june
  justin kamil karolina kasino killer klarka klokan kocicka kocka kralik kveten lakers leden letmein letmeinnow lietuva linkedin
  linux listopad liverpool login london loulou love lovely loveme lovers lucky ludmila madison maggie manchester
  manchesterunited march maria marina marketing marlboro martin martina master matrix matthew maverick mercedes merlin metallica
  michael michaeljackson michal michelle microsoft milacek milanek milujite milujuete minecraft misacek monday money monika
  monkey monster morgan mother mountain mujheslo mustang mynameis myspace nasenka natasha nevim nevimheslo newyork nicole nimda
  nintendo november october office oracle ostrava pakistan pass passpass passw passwd password passwordpassword passphrase
  patrick pavel peanut pepper petr petra playboy pokemon poklad police porsche praha princess prosinec purple qazwsx qazwsxedc
  qazwsxedcrfv qwer qwert qwerty qwertyqwerty qwertyui qwertyuiop qwertyuiopasdfghjkl qwertz qwertzuiop qweasd qweasdzxc
  rainbow ranger realmadrid red redakce redaktor review rijen robert rocky ronaldo root rozvazne samsung samantha saturday
  sazka scooter secret secretpassword server september shadow shannon silver slavia slavie slunce slunicko snoopy soccer sparta
  spartapraha spiderman spring srpen start starwars steelers summer sunday sunflower sunshine super superman superuser support
  supervisor sysadmin system tajne tajneheslo taylor tennis test testtest tester testing thomas thursday thunder tigger tomas
  trustno tuesday user username veronika victoria vikings vlasta warcraft webmaster wednesday welcome welcomewelcome whatever
  william willow winter wizard wordpress xbox yankees yellow zari zaq zaqwsx zuzana zxcvbn zxcvbnm`
    .trim()
    .split(/\s+/),
)
