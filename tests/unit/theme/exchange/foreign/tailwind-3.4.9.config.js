module.exports = { theme: { extend: { colors: { red: "#ef4444" } } } };
