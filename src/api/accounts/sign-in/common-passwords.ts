// The most common passwords of eight characters or more, which attackers try first.

import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '#rules/customers/password.ts';

/** Those of Brazil, which lists of the whole world lack. */
const brazilian = `
00000000 000000000 0000000000 01020304 0102030405 0123456789 01234567 10203040 1020304050 102030405060 11111111
111111111 1111111111 11112222 11223344 1122334455 112233445566 12121212 123123123 123123456 123321123 12341234
1234512345 12345678 123456789 1234567890 12345678910 123456789a 1234567891 12345678a 123456abc 123456aa 1234567a
1234qwer 123654789 123698745 12344321 1234554321 123456654321 13131313 14141414 14725836 147258369 159357456 159753456
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 20202020 21212121 22222222 222222222 23232323 24681012
25802580 31415926 33333333 333333333 36925814 44444444 45454545 4815162342 55555555 555555555 66666666 666666666
69696969 741852963 77777777 777777777 7777777777 78945612 789456123 78787878 87654321 88888888 888888888 8888888888
963852741 98765432 987654321 9876543210 98989898 99999999 999999999 9999999999 a1234567 a12345678 a123456789 a1b2c3d4
aa123456 aaaaaaaa abc12345 abcd1234 abcd12345 abcdefgh abcdefghi admin123 admin1234 administrador administrator
alexandre alexandra amanda123 americano andre123 anjinho1 aparecida asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl
atletico atletico1 avengers barcelona baseball basketball beatriz1 beautiful bemvindo bemvindo1 botafogo botafogo1
brasil01 brasil10 brasil123 brasil2014 brasil2022 brasil2026 brasileiro bruno123 cachorro camila123 carlos123 carolina
caroline casa1234 catarina celular1 changeme charlie1 chocolate christian coelhinho computador computer corinthians
corinthians1 cristiano cristina cruzeiro cruzeiro1 daniel123 deus1234 deusefiel deusefiel1 deuseamor deusemais
dragon123 eduardo1 elefante elephant estrela1 estrelinha eunaosei euteamo1 euteamo2 euteamo123 familia1 familia123
felicidade felipe123 fernanda fernanda1 fernando fernando1 flamengo flamengo1 flamengo10 flamengo123 flamengo2019
florzinha fluminense football formula1 francisco futebol1 futebol10 gabriel1 gabriel123 gabriela gabriela1 gatinha1
gatinho1 gostosa1 gremio10 gremio1983 guilherme guilherme1 gustavo1 henrique iloveyou iloveyou1 internacional
internet isabela1 isabella jesus123 jesus777 jesuscristo jesuseamor jesusteama jesusvive joao3165 jonathan juliana1
juliana123 karoline leonardo leticia1 liberdade liverpool lucas123 manchester marcelo1 marcos123 maria123 mariana1
mariana123 marianinha matheus1 matheus123 melancia michelle minhasenha mnbvcxz1 monkey123 mudar123 mustang1 nascimento
natalia1 naotemsenha natureza paixao123 palmeiras palmeiras1 password password1 password12 password123 passw0rd
p@ssw0rd p@ssword pass1234 patricia patricia1 paulista pedro123 pikachu1 pokemon1 pokemon123 princesa princesa1
princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwert123 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop
rafael123 rafaela1 ricardo1 roberto1 rodrigo1 rodrigo123 romario11 ronaldinho ronaldo9 samantha samsung1 santos123
saopaulo saopaulo1 saopaulofc sebastian segredo1 senha000 senha111 senha123 senha1234 senha12345 senha123456 senha2024
senha2025 senha2026 senhasenha senhanova senhaforte senha@123 sociedade spiderman starwars sunshine sunshine1 superman
superman1 swordfish teamo123 teamomuito teste123 teste1234 thiago123 trustno1 vasco123 vascodagama verdao10 victoria
vinicius vinicius1 vitoria1 vitoria123 welcome1 welcome123 whatever xbox360x zaq12wsx zxcvbnm1 zxcvbnm123
`;

const everywhere = dictionary['passwords-common'].filter((password) => password.length >= passwordLength.least);

/** About 18,000, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([...everywhere, ...brazilian.trim().split(/\s+/)]);
