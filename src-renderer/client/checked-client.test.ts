import { describe, expect, it, vi } from 'vitest';
import { reactive } from 'vue';
import { defaultSettings } from '@shared/contract/settings';
import { checkedClient } from './checked-client';
import type { Wire } from './checked-client';

const wireThat = (answers: (name: string, input: unknown) => unknown) => {
  const listeners = new Map<string, (payload: unknown) => void>();
  const wire: Wire = {
    call: async (name, input) => answers(name, input),
    on: (name, listener) => {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
  };
  return { wire, send: (name: string, payload: unknown) => listeners.get(name)?.(payload) };
};

describe('the client', () => {
  it('gives answers that have the shape of the contract', async () => {
    const { wire } = wireThat(() => ({ ...defaultSettings, theme: 'dark' }));
    const answer = await checkedClient(wire, vi.fn()).call('settings.get', null);
    expect(answer.theme).toBe('dark');
  });

  it('rejects an answer of another shape', async () => {
    const { wire } = wireThat(() => ({ ...defaultSettings, theme: 'purple' }));
    await expect(checkedClient(wire, vi.fn()).call('settings.get', null)).rejects.toThrow('theme');
  });

  it('sends nothing that the contract would not take', async () => {
    const asked = vi.fn();
    const { wire } = wireThat(asked);
    const call = checkedClient(wire, vi.fn()).call('settings.change', { textSize: 900 });
    await expect(call).rejects.toThrow('textSize');
    expect(asked).not.toHaveBeenCalled();
  });

  it('sends plain data where a page hands over its reactive state, which Electron could not clone', async () => {
    const sent: unknown[] = [];
    const { wire } = wireThat((_, input) => {
      sent.push(structuredClone(input));
      return defaultSettings;
    });
    const state = reactive({ lastMatch: { seats: [{ name: 'Mika' }], options: { list: [1] } } });
    expect(() => structuredClone(state)).toThrow();
    await checkedClient(wire, vi.fn()).call('settings.change', state);
    expect(sent).toEqual([{ lastMatch: { seats: [{ name: 'Mika' }], options: { list: [1] } } }]);
  });

  it('keeps malformed events from listeners and tells of them', () => {
    const { wire, send } = wireThat(() => null);
    const malformed = vi.fn();
    const heard = vi.fn();
    checkedClient(wire, malformed).on('notice', heard);
    send('notice', { severity: 'shouting', message: { key: 'app.name' } });
    expect(heard).not.toHaveBeenCalled();
    expect(malformed).toHaveBeenCalledOnce();
    send('notice', { severity: 'info', message: { key: 'app.name' } });
    expect(heard).toHaveBeenCalledWith({ severity: 'info', message: { key: 'app.name' } });
  });
});
