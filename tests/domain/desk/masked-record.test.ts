import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mask, maskedAddress, maskedRecord, maskedText } from '@/domain/desk/masked-record';
import { textOf } from '@/domain/desk/request-record';

import { bodyOf, record, token } from './request-records';

describe('a call without its secrets', () => {
  it('D-03 has no token, cookie, password or code left, and everything else', () => {
    const masked = maskedRecord({
      ...record,
      url: 'http://localhost/connect/authorize?code=abc&state=xyz&client_id=QuyHoTro_App#id_token=t&x=1',
      request: {
        headers: [
          ['authorization', `Bearer ${token}`],
          ['cookie', 'XSRF-TOKEN=abc; .AspNetCore.Culture=c%3Dvi'],
          ['requestverificationtoken', 'abc'],
          ['referer', 'http://localhost/?code=abc&page=2'],
          ['accept', 'application/json'],
        ],
        body: bodyOf(
          'grant_type=password&username=admin&password=1q2w3E*&refresh%5Ftoken=r1&code_verifier=v&TwoFactorCode=1',
          'application/x-www-form-urlencoded; charset=UTF-8',
        ),
      },
      response: {
        headers: [['set-cookie', 'XSRF-TOKEN=abc; path=/']],
        body: bodyOf(
          `{"access_token":"${token}","token_type":"Bearer","expires_in":3600,"newPassword" : "a\\"b","code":"QuyHoTro:1","state":2}`,
        ),
      },
    });

    expect(masked.url).toBe(
      `http://localhost/connect/authorize?code=${mask}&state=${mask}&client_id=QuyHoTro_App#id_token=${mask}&x=1`,
    );
    expect(masked.request?.headers).toEqual([
      ['authorization', `Bearer ${mask}`],
      ['cookie', `XSRF-TOKEN=${mask}; .AspNetCore.Culture=${mask}`],
      ['requestverificationtoken', mask],
      ['referer', `http://localhost/?code=${mask}&page=2`],
      ['accept', 'application/json'],
    ]);
    expect(masked.request?.body && textOf(masked.request.body)).toBe(
      `grant_type=password&username=admin&password=${mask}&refresh%5Ftoken=${mask}&code_verifier=${mask}&TwoFactorCode=${mask}`,
    );
    expect(masked.response?.headers).toEqual([['set-cookie', `XSRF-TOKEN=${mask}; path=/`]]);
    expect(masked.response?.body && textOf(masked.response.body)).toBe(
      `{"access_token":"${mask}","token_type":"Bearer","expires_in":3600,"newPassword" : "${mask}","code":"QuyHoTro:1","state":2}`,
    );
  });

  it('D-03 keeps no password of any JSON, also where the body was cut in the middle of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(12), (word, cut) => {
        const secret = `geheim${word}geheim`;
        const json = JSON.stringify({ userName: 'a', password: secret });
        const shown = maskedText(json.slice(0, json.length - cut), 'application/json');
        expect(shown).not.toContain('geheim');
        expect(shown).toContain('"userName":"a"');
      }),
    );
  });

  it('D-03 P-03 has no password of a tenant’s database, in the address that stores it nor in the answer that is a plain text', () => {
    const stored = encodeURIComponent('Server=db;User Id=sa;Password=Bi-mat 1;');
    const address = 'http://localhost/api/multi-tenancy/tenants/1/default-connection-string?defaultConnectionString=';
    expect(maskedAddress(`${address}${stored}`)).toBe(`${address}${mask}`);
    expect(maskedText('Server=db;Password = Bi-mat 1;Encrypt=true', 'text/plain')).toBe(
      `Server=db;Password = ${mask};Encrypt=true`,
    );
    expect(maskedText('{"ghiChu":"Server=db;pwd=Bi-mat"}', 'application/json')).toBe(
      `{"ghiChu":"Server=db;pwd=${mask}"}`,
    );
  });

  it('finds a token anywhere, and leaves addresses without secrets alone', () => {
    expect(maskedText(`Link: ${token}!`, 'text/plain')).toBe(`Link: ${mask}!`);
    expect(maskedAddress('http://localhost/api/app/x?filter=a&maHoSo=code')).toBe(
      'http://localhost/api/app/x?filter=a&maHoSo=code',
    );
    expect(maskedAddress('http://localhost/api/app/x')).toBe('http://localhost/api/app/x');
  });

  it('takes long texts without an end in no time', () => {
    expect(maskedText(`"password":"${'\\'.repeat(60_000)}`, 'application/json')).toBe(`"password":"${mask}"`);
    expect(maskedText('"'.repeat(60_000), 'application/json')).toHaveLength(60_000);
  });
});
